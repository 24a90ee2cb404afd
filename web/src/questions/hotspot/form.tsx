import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shape } from '#shared/questions/hotspot/schema.ts';
import type { QuestionContentOf, StoredAnswer } from '#shared/schemas/questions.ts';
import { FileRow } from '#web/blocks/form/file-row.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { emptyLine } from '../form/empty-texts.ts';
import { Faults } from '../form/faults.tsx';
import type { FormProps } from '../form/form-props.ts';
import { useFormScope } from '../form/form-scope.ts';
import { LineField } from '../form/line-field.tsx';
import { MarkField } from '../form/mark-field.tsx';
import { newPartId } from '../form/new-part-id.ts';
import { PartList } from '../form/part-list.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import { type Example, WorkedExample } from '../form/worked-example.tsx';
import { Pictures } from '../pictures.ts';
import { DrawingBoard } from './drawing-board.tsx';
import { shapeInMiddle } from './edit-shape.ts';
import { ShapeFields } from './shape-fields.tsx';

const most = 20;

type Content = QuestionContentOf<'hotspot'>;

const newArea = (shape: Shape): Content['areas'][number] => ({
  areaId: newPartId(),
  label: emptyLine,
  shape,
  isRight: true,
});

function examplesOf({ areas, marks }: Content, best: StoredAnswer): Example[] {
  if (best.type !== 'hotspot') return [];
  const wrong = areas.find(({ isRight }) => !isRight);
  return [
    ...(best.marks.length > 1
      ? [{ name: 'oneAreaMissing' as const, answer: { ...best, marks: best.marks.slice(1) } }]
      : []),
    ...(wrong && best.marks.length < marks
      ? [
          {
            name: 'oneMarkWrong' as const,
            answer: { ...best, marks: [...best.marks, { area: wrong.areaId }] },
          },
        ]
      : []),
  ];
}

export function HotspotForm({ content, onChange }: FormProps<'hotspot'>) {
  const { t } = useTranslation('questions');
  const { files, pickMedia } = useFormScope();
  const known = useStore(files);
  const [selected, setSelected] = useState<string | null>(null);
  const { image, areas } = content;
  const links = [...known].map(([mediaId, { url }]) => ({ mediaId, url }));
  const reshape = (areaId: string, shape: Shape) =>
    onChange({
      ...content,
      areas: areas.map((one) => (one.areaId === areaId ? { ...one, shape } : one)),
    });
  return (
    <>
      <Flex direction="column" gap="3">
        <FileRow
          label={t('form.image')}
          mediaId={image?.mediaId ?? null}
          wanted="image"
          files={files}
          pickMedia={pickMedia}
          onPick={({ mediaId }) => onChange({ ...content, image: { mediaId, alt: null } })}
          onRemove={() => onChange({ ...content, image: null })}
        />
        <Faults path={['image']} deep={false} />
        <Faults path={['image', 'mediaId']} />
        {image && (
          <LineField
            label={t('form.imageAlt')}
            path={['image', 'alt']}
            value={image.alt}
            onChange={(alt) => onChange({ ...content, image: { ...image, alt } })}
          />
        )}
      </Flex>
      {image && (
        <Pictures value={{ links, onLinkEnded: files.onLinkEnded }}>
          <DrawingBoard
            content={content}
            canAdd={areas.length < most}
            selected={selected}
            onSelect={setSelected}
            onShape={reshape}
            onDraw={(shape) => {
              const area = newArea(shape);
              setSelected(area.areaId);
              onChange({ ...content, areas: [...areas, area] });
            }}
          />
        </Pictures>
      )}
      <PartList
        legend={t('form.areas')}
        path={['areas']}
        parts={areas}
        ordered={false}
        idOf={({ areaId }) => areaId}
        nameOf={(place) => t('form.area', { place })}
        most={most}
        add={t('form.addArea')}
        make={() => newArea(shapeInMiddle())}
        onChange={(next) => onChange({ ...content, areas: next })}
      >
        {(area, change, at) => (
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="3"
            // What is written about is seen in the picture.
            onFocusCapture={() => setSelected(area.areaId)}
          >
            <LineField
              label={t('form.areaLabel', { place: at + 1 })}
              path={['areas', at, 'label']}
              value={area.label}
              onChange={(label) => change({ ...area, label })}
            />
            <MarkField
              label={t('form.areaIsRight')}
              checked={area.isRight}
              onChange={(isRight) => change({ ...area, isRight })}
            />
            <ShapeFields shape={area.shape} onChange={(shape) => change({ ...area, shape })} />
            <Faults path={['areas', at, 'shape']} />
          </chakra.div>
        )}
      </PartList>
      <WholeNumberField
        label={t('form.marks')}
        path={['marks']}
        least={1}
        most={10}
        value={content.marks}
        onChange={(marks) => onChange({ ...content, marks })}
      />
      <MarkField
        label={t('form.asList')}
        checked={content.asList}
        onChange={(asList) => onChange({ ...content, asList })}
      />
      {content.asList && areas.length > 0 && areas.every(({ isRight }) => isRight) && (
        <Text color="fg.warning" textStyle="sm">
          {t('form.asListTells')}
        </Text>
      )}
      <WorkedExample content={content} examples={(best) => examplesOf(content, best)} />
    </>
  );
}
