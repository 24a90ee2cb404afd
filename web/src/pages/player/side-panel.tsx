import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { TabList } from '#web/components/ui/tab-list.tsx';
import '#web/features/lessons/player/texts.ts';
import type { Panel } from './use-panel.ts';

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
  return (
    <Box>
      <Flex align="center" gap="1" borderBottomWidth="1px" mb="4">
        <TabList
          id={id}
          label={t('panel.label')}
          tabs={tabs.map((value) => ({ value, label: t(`panel.${value}`) }))}
          value={panel}
          onChange={onOpen}
        />
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
