import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import type { StoredAnswer } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Faults } from '../form/faults.tsx';
import type { FormProps } from '../form/form-props.ts';
import { useFormScope } from '../form/form-scope.ts';
import { PartList } from '../form/part-list.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';
import { GapFields } from './gap-fields.tsx';
import { newGap } from './gap-key.ts';
import { freeGapId, lackingMarker, markersOf, placeMarker } from './stem-markers.ts';

const most = 50;

const examplesOf = (best: StoredAnswer): Example[] =>
  best.type === 'cloze' && best.gaps.length > 1
    ? [{ name: 'oneOpen', answer: { ...best, gaps: best.gaps.slice(1) } }]
    : [];

/** A text with gaps: each has a marker in the text, and here its key. */
export function ClozeForm({ content, onChange }: FormProps<'cloze'>) {
  const { t } = useTranslation('questions');
  const { onActivate } = useFormScope();
  const { stem, gaps } = content;
  const open = markersOf(stem).filter((id) => !gaps.some(({ gapId }) => gapId === id));
  /** The text is no longer being written: it is looked at with its new marker. */
  const place = (gapId: number) => {
    onActivate('');
    return placeMarker(stem, gapId);
  };
  return (
    <>
      <Flex direction="column" gap="2" mt="-4">
        <Text textStyle="sm" color="fg.muted">
          {t('form.markerHint')}
        </Text>
        {languages.map((language) => (
          <Faults key={language} path={['stem', language]} />
        ))}
        {gaps.length < most && open.length > 0 && (
          <Flex wrap="wrap" gap="2">
            {open.map((gapId) => (
              <Button
                key={gapId}
                size="sm"
                variant="outline"
                onClick={() => onChange({ ...content, gaps: [...gaps, newGap(gapId)] })}
              >
                {t('form.makeGap', { marker: `[[${gapId}]]` })}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
      <PartList
        legend={t('form.gaps')}
        path={['gaps']}
        parts={gaps}
        // They are read in the order of their markers.
        ordered={false}
        idOf={({ gapId }) => String(gapId)}
        nameOf={(_, { gapId }) => t('form.gap', { marker: `[[${gapId}]]` })}
        most={most}
        add={t('form.addGap')}
        make={() => newGap(freeGapId(content) ?? 99)}
        onChange={(next) => {
          const added = next.find(({ gapId }) => !gaps.some((one) => one.gapId === gapId));
          onChange({ ...content, gaps: next, ...(added && { stem: place(added.gapId) }) });
        }}
      >
        {(gap, change, at) => (
          <>
            <chakra.div>
              <Faults path={['gaps', at]} deep={false} />
              {lackingMarker(stem, gap.gapId, languages).length > 0 && (
                <Button
                  size="sm"
                  variant="outline"
                  mt="2"
                  onClick={() => onChange({ ...content, stem: place(gap.gapId) })}
                >
                  {t('form.placeMarker', { marker: `[[${gap.gapId}]]` })}
                </Button>
              )}
            </chakra.div>
            <GapFields path={['gaps', at]} gap={gap} onChange={change} />
          </>
        )}
      </PartList>
      <WorkedExample content={content} examples={examplesOf} />
    </>
  );
}
