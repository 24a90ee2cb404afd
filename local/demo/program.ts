import type { LocalFile } from './upload.ts';

const whole = `total = 0
with open("expenses.txt") as file:
    for line in file:
        name, amount = line.split(",")
        total = total + float(amount)
print("You spent", total)
`;

const begun = `total = 0
file = open("expenses.txt")
print(file.read())
`;

/** The program of a project, as its learner sends it: one that does all that was asked for, or a beginning. */
export const programOf = (isWhole: boolean): LocalFile => ({
  fileName: isWhole ? 'expenses.txt' : 'my first try.txt',
  contentType: 'text/plain',
  content: new TextEncoder().encode(isWhole ? whole : begun),
});
