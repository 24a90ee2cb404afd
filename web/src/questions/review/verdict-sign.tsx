import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '#shared/questions/fields.ts';
import '../texts.ts';

const looks = {
  right: { sign: '✓', color: 'fg.success' },
  partly: { sign: '≈', color: 'fg.warning' },
  wrong: { sign: '✗', color: 'fg.error' },
} as const satisfies Record<Verdict, object>;

/** How right something is: in a sign and in words, and in a color besides. */
export function VerdictSign({ verdict }: { verdict: Verdict | undefined }) {
  const { t } = useTranslation('questions');
  if (verdict === undefined) return null;
  const { sign, color } = looks[verdict];
  return (
    <chakra.span color={color} fontWeight="semibold" fontSize="sm" whiteSpace="nowrap">
      <chakra.span aria-hidden me="1">
        {sign}
      </chakra.span>
      {t(`verdict.${verdict}`)}
    </chakra.span>
  );
}
