import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';
import type { BookItem } from '../types.ts';
import type { ManyKind } from './item-dialog.tsx';

const ItemDialog = lazy(async () => ({
  default: (await import('./item-dialog.tsx')).ItemDialog,
}));
const JobsDialog = lazy(async () => ({
  default: (await import('./jobs-dialog.tsx')).JobsDialog,
}));

type Props = { courseId: string; item: BookItem; items: readonly BookItem[] };

const kinds: ManyKind[] = ['fill', 'curve', 'release'];

/** What may be done to the marks of everybody for an item. */
export function ItemTools({ courseId, item, items }: Props) {
  const { t } = useTranslation('grades');
  const [open, setOpen] = useState<ManyKind | 'jobs' | null>(null);
  if (item.isHidden) return null;
  const onClose = () => setOpen(null);
  return (
    <Box mt="6">
      <Text fontWeight="semibold" mb="2">
        {t('many.title')}
      </Text>
      <Flex gap="2" wrap="wrap">
        {kinds.map((kind) => (
          <Button key={kind} size="sm" variant="outline" onClick={() => setOpen(kind)}>
            {t(`many.${kind}`)}
          </Button>
        ))}
      </Flex>
      <Suspense>
        {open === 'jobs' && <JobsDialog courseId={courseId} items={items} onClose={onClose} />}
        {open !== null && open !== 'jobs' && (
          <ItemDialog
            courseId={courseId}
            item={item}
            kind={open}
            onBegun={() => setOpen('jobs')}
            onClose={onClose}
          />
        )}
      </Suspense>
    </Box>
  );
}
