import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';

/** The days on which nothing is to happen, in their order. */
export function DaysOff({
  days,
  onChange,
}: {
  days: string[];
  onChange: (days: string[]) => void;
}) {
  const { t } = useTranslation('dates');
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const add = () => {
    onChange([...new Set([...days, typed])].toSorted());
    setTyped('');
  };
  return (
    <Box>
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box w="12rem" maxW="full">
          <ValueField
            label={t('off.label')}
            value={typed}
            input={{ type: 'date' }}
            onChange={setTyped}
          />
        </Box>
        <Button variant="outline" disabled={typed === ''} onClick={add}>
          {t('off.add')}
        </Button>
      </Flex>
      {days.length > 0 && (
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap" mt="3" aria-label={t('off.list')}>
          {days.map((day) => {
            const words = formatDay(day, language);
            return (
              <Box as="li" key={day}>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('off.remove', { day: words })}
                  onClick={() => onChange(days.filter((one) => one !== day))}
                >
                  <Text as="span">{words}</Text>
                  <Icon name="close" />
                </Button>
              </Box>
            );
          })}
        </Flex>
      )}
    </Box>
  );
}
