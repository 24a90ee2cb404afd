import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type ReviewView, reviewPath, reviewViews } from './review-path.ts';
import './texts.ts';
import type { QuizIds } from './types.ts';

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', borderColor: 'gold.500', fontWeight: 'semibold' },
  },
});

type Props = { ids: QuizIds; view: ReviewView };

/** The ways to the parts of a quiz's review; on a phone they scroll, with the open one in sight. */
export function ReviewTabs({ ids, view }: Props) {
  const { t } = useTranslation('attempts');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    list.current.scrollLeft =
      current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [view]);
  return (
    <chakra.nav aria-label={t('views.label')} mb="8" borderBottomWidth="1px">
      <Flex
        as="ul"
        ref={list}
        listStyleType="none"
        position="relative"
        mx="-3"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {reviewViews.map((one) => (
          <li key={one}>
            <Place
              to={reviewPath({ course: ids.courseId, quiz: ids.quizId, view: one })}
              aria-current={one === view ? 'page' : undefined}
            >
              {t(`views.${one}`)}
            </Place>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}
