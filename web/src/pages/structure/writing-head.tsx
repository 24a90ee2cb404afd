import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { useOutlineContext } from '#web/features/lessons/structure/outline-context.ts';
import '#web/features/lessons/structure/texts.ts';
import { nameOf } from '#web/features/lessons/structure/words-of.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { usePlace } from './use-place.ts';

const Name = chakra('span', {
  base: {
    fontWeight: 'semibold',
    minW: '0',
    maxW: '20rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** The rest of the page's head while a lesson is written: which one, and how much room there is. */
export function WritingHead({ id }: { id: string }) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course } = useOutlineContext();
  const { full, setFull, openRow } = usePlace();
  return (
    <>
      {/* The heading of the panel says it to those who listen. */}
      <Name aria-hidden>{nameOf(course, id, language)}</Name>
      <Button size="sm" variant="outline" aria-pressed={full} onClick={() => setFull(!full)}>
        {t('room.full')}
      </Button>
      <Button variant="quiet" size="sm" aria-label={t('side.close')} onClick={() => openRow(null)}>
        <Icon name="close" />
      </Button>
    </>
  );
}
