import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { ContentForm } from '#web/blocks/content-form.tsx';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import '#web/blocks/form/texts.ts';
import type { PickMedia } from '#web/blocks/types.ts';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { BlockEditing } from './block-editing.tsx';
import { lessonEditQueries } from './queries.ts';
import type { BlockIds } from './types.ts';

type Props = BlockIds & {
  pickMedia: PickMedia;
  /** Hears of each save, and of what was saved elsewhere meanwhile. */
  onSaved?: () => void;
};

const usualForm = (props: FormProps<BlockKind>) => <ContentForm {...props} />;

/** The editor of a block's content, in both languages, saved while it is written. */
export function BlockContentEditor({ pickMedia, onSaved, ...ids }: Props) {
  const { t } = useTranslation('lessons');
  const { data, error, isFetching, refetch } = useQuery(lessonEditQueries.begin(ids));
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Skeleton
        h="20rem"
        borderRadius="l2"
        role="status"
        aria-label={t('loading')}
        aria-busy={isFetching}
      />
    );
  // Another lesson, or another kind of it, is another draft.
  const key = `${ids.blockId} ${data.content.kind}`;
  return (
    <BlockEditing
      key={key}
      block={data}
      pickMedia={pickMedia}
      onSaved={onSaved}
      renderForm={usualForm}
    />
  );
}
