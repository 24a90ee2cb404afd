import { useTranslation } from 'react-i18next';
import { Labelled } from '#web/components/form/labelled.tsx';
import { NativeSelect } from '#web/components/form/native-select.tsx';
import type { Anchor } from '#web/components/comments/types.ts';
import '../../texts.ts';
import { acrossSentences, type sentencesOf } from './first-place.ts';

/** So much of a sentence stands in a list. */
const mostShown = 90;

type Props = {
  sentences: ReturnType<typeof sentencesOf>;
  chosen: Extract<Anchor, { in: 'text' }>;
  onPropose: (anchor: Anchor) => void;
};

/** Chooses sentences of a text by the arrow keys; they are marked in the text meanwhile. */
export function SentenceFields({ sentences, chosen, onPropose }: Props) {
  const { t } = useTranslation('submissions');
  const first = Math.max(
    0,
    sentences.findIndex(({ from }) => from === chosen.from),
  );
  const last = Math.max(
    first,
    sentences.findIndex(({ to }) => to === chosen.to),
  );
  const options = sentences.map(({ words }, at) => (
    <option key={at} value={at}>
      {t('places.sentence', {
        number: at + 1,
        words: words.length > mostShown ? `${words.slice(0, mostShown)}…` : words,
      })}
    </option>
  ));
  return (
    <>
      <Labelled label={t('places.from')}>
        <NativeSelect
          value={first}
          onChange={({ target }) => {
            const at = Number(target.value);
            onPropose(acrossSentences(sentences, at, Math.max(at, first === last ? at : last)));
          }}
        >
          {options}
        </NativeSelect>
      </Labelled>
      <Labelled label={t('places.to')}>
        <NativeSelect
          value={last}
          onChange={({ target }) =>
            onPropose(acrossSentences(sentences, first, Number(target.value)))
          }
        >
          {options.slice(first)}
        </NativeSelect>
      </Labelled>
    </>
  );
}
