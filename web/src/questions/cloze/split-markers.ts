/** The words of a text around its markers: a number is the gap that stands there. */
export const splitMarkers = (words: string): (string | number)[] =>
  words.split(/\[\[([1-9]\d?)\]\]/).flatMap<string | number>((part, at) => {
    if (at % 2 === 1) return [Number(part)];
    return part === '' ? [] : [part];
  });
