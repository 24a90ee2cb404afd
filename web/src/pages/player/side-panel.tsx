import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import '#web/features/courses/player/texts.ts';
import type { Panel } from './use-panel.ts';

const Tab = chakra('button', {
  base: {
    px: '3',
    minH: '10',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'gold.500' },
  },
});

type Props = {
  panel: Panel;
  /** The tabs there are: a lesson without a video has no transcript. */
  tabs: readonly Panel[];
  onOpen: (panel: Panel | null) => void;
  /** Over the lesson: what is around it closes it. */
  sheet: boolean;
  children: ReactNode;
};

/** Notes and transcript, one at a time; the arrows move between the tabs. */
export function SidePanel({ panel, tabs, onOpen, sheet, children }: Props) {
  const { t } = useTranslation('player');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(panel) + step + tabs.length) % tabs.length] ?? panel;
    onOpen(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(id + next)}`)?.focus();
  };
  return (
    <Box>
      <Flex align="center" gap="1" borderBottomWidth="1px" mb="4">
        <Flex ref={list} role="tablist" aria-label={t('panel.label')} onKeyDown={onKey} flex="1">
          {tabs.map((tab) => (
            <Tab
              key={tab}
              id={id + tab}
              type="button"
              role="tab"
              aria-selected={tab === panel}
              aria-controls={`${id}panel`}
              tabIndex={tab === panel ? 0 : -1}
              onClick={() => onOpen(tab)}
            >
              {t(`panel.${tab}`)}
            </Tab>
          ))}
        </Flex>
        {!sheet && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('panel.close')}
            onClick={() => onOpen(null)}
          >
            <Icon name="close" />
          </Button>
        )}
      </Flex>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={id + panel}>
        {children}
      </div>
    </Box>
  );
}
