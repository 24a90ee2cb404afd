import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useOutlineContext } from '../outline-context.ts';
import type { ModuleRow } from '../types.ts';
import '../texts.ts';
import { Choice } from './choice.tsx';
import { releaseWords } from './rule-words.ts';
import { TypedField } from '#web/components/form/typed-field.tsx';

type Release = ModuleRow['release'];
type Props = { release: Release; onChange: (release: Release) => void };

const most = 1000;

/** The fields for when something opens: at once, or some days after a day; with the date that this comes to. */
export function ReleaseFields({ release, onChange }: Props) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { startsOn } = useOutlineContext().course.course;
  const choices = (['now', 'courseStart', 'enrollment'] as const).map((value) => ({
    value,
    label: t(`release.from.${value}`),
  }));
  return (
    <Box>
      <Choice
        label={t('fields.release')}
        value={release?.from ?? 'now'}
        choices={choices}
        onChange={(from) =>
          onChange(
            from === 'courseStart' || from === 'enrollment'
              ? { from, days: release?.days ?? 0 }
              : null,
          )
        }
      />
      {release && (
        <Box mt="3">
          <TypedField
            label={t('release.days')}
            numeric
            value={String(release.days)}
            wrong={(text) =>
              /^\d{1,4}$/.test(text) && Number(text) <= most ? undefined : t('invalid.days')
            }
            onTake={(text) => onChange({ ...release, days: Number(text) })}
          />
          <Text textStyle="sm" color="fg.muted" mt="1.5">
            {release.from === 'courseStart' && startsOn === null
              ? t('release.selfPaced')
              : releaseWords(release, { t, language, startsOn })}
          </Text>
        </Box>
      )}
    </Box>
  );
}
