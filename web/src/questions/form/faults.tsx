import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '../texts.ts';
import { type Path, useFormScope } from './form-scope.ts';

const startsWith = (whole: readonly PropertyKey[], path: Path) =>
  path.every((part, at) => whole[at] === part);

const words = { too_big: 'tooLong', repeated: 'repeated', too_large: 'tooLarge' } as const;
const isKnown = (code: string): code is keyof typeof words => code in words;

/** Says at a field what it lacks, and why it cannot be saved. `deep`: also what is wrong within it. */
export function Faults({ path, deep = true }: { path: Path; deep?: boolean }) {
  const { t } = useTranslation('questions');
  const { issues, findings } = useFormScope();
  const isHere = (whole: readonly PropertyKey[]) =>
    startsWith(whole, path) && (deep || whole.length === path.length);
  const wrong = issues
    .filter((issue) => isHere(issue.path))
    .map(({ code }) => t(`issue.${isKnown(code) ? words[code] : 'invalid'}`));
  const lacking = findings
    .filter((finding) => finding.path.length === path.length && startsWith(finding.path, path))
    .map(({ code }) => t(`finding.${code}`));
  return (
    <>
      {[...new Set(wrong)].map((one) => (
        <Text key={one} data-fault color="fg.error" textStyle="sm" mt="1">
          {one}
        </Text>
      ))}
      {[...new Set(lacking)].map((one) => (
        <Text key={one} color="fg.warning" textStyle="sm" mt="1">
          {one}
        </Text>
      ))}
    </>
  );
}
