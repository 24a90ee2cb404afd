import { lineCounter } from '#web/lib/line-counter.ts';

/** The part of a file that is one question, as it stands there. */
export type Piece = {
  line: number;
  text: string;
  /** Whether it ends where it should. */
  isClosed: boolean;
};

/** Finds a text from places that only ever go forward: all searches together read the file once. */
function forward(text: string, wanted: string): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found === -1 || found >= from) return found;
    found = text.indexOf(wanted, from);
    return found;
  };
}

const opener = '<question';
const signs = /<!--|<!\[CDATA\[|<question(?=[\s>/])|<\/question\s*>/g;

/**
 * Parts a file into its questions, before anything of it is parsed: so a question that is broken takes no other along,
 * and none goes unnamed.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  const lineAt = lineCounter(text);
  const commentEnd = forward(text, '-->');
  const dataEnd = forward(text, ']]>');
  const nextQuestion = forward(text, opener);
  const nextData = forward(text, '<![CDATA[');
  let begin = -1;
  const close = (end: number, isClosed: boolean) => {
    if (begin !== -1) pieces.push({ line: lineAt(begin), text: text.slice(begin, end), isClosed });
    begin = -1;
  };
  signs.lastIndex = 0;
  for (let sign = signs.exec(text); sign; sign = signs.exec(text)) {
    const [said] = sign;
    const after = sign.index + said.length;
    if (said === '<!--') {
      const end = commentEnd(after);
      // One that never ends hides nothing.
      signs.lastIndex = end === -1 ? after : end + 3;
    } else if (said === '<![CDATA[') {
      const end = dataEnd(after);
      const question = nextQuestion(after);
      // Where the next question begins its own data before these end, these were never ended.
      const isLost =
        question !== -1 &&
        (end === -1 || (question < end && nextData(question) < end && nextData(question) !== -1));
      signs.lastIndex = isLost ? question : end === -1 ? after : end + 3;
    } else if (said === opener) {
      close(sign.index, false);
      begin = sign.index;
    } else {
      close(after, true);
    }
  }
  close(text.length, false);
  return pieces;
}
