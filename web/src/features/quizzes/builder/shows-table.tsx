import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import './texts.ts';
import type { Quiz } from './types.ts';

const Table = chakra('table', {
  base: {
    borderCollapse: 'collapse',
    w: 'full',
    maxW: '36rem',
    '& th, & td': { py: '2.5', borderBottomWidth: '1px', textAlign: 'start' },
    '& th + th, & td': { textAlign: 'center', w: { base: '5.5rem', sm: '8rem' } },
    '& thead th': { textStyle: 'sm', color: 'fg.muted', fontWeight: 'medium' },
    '& tbody th': { fontWeight: 'normal', pe: '3' },
  },
});

const parts = ['score', 'answers', 'verdicts', 'feedback', 'key'] as const;
const phases = ['afterSubmit', 'afterClose'] as const;

type Shown = Quiz['shows'][(typeof phases)[number]];

/** Whether the points of each question stand beside it and tell what the verdicts are not to: without its questions a result has one number. */
const tellsByPoints = ({ score, answers, verdicts, feedback, key }: Shown): boolean =>
  score && !verdicts && (answers || feedback || key);

type Props = {
  shows: Quiz['shows'];
  closes: boolean;
  severalAttempts: boolean;
  onChange: (shows: Quiz['shows']) => void;
};

/** What results show in each phase, and what that comes to in words. */
export function ShowsTable({ shows, closes, severalAttempts, onChange }: Props) {
  const { t } = useTranslation('quizBuilder');
  const shown = closes ? [shows.afterSubmit, shows.afterClose] : [shows.afterSubmit];
  return (
    <div>
      <Table aria-label={t('shows.label')}>
        <thead>
          <tr>
            <th scope="col">{t('shows.what')}</th>
            {phases.map((phase) => (
              <th key={phase} scope="col">
                {t(`shows.${phase}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t(`shows.part.${part}`)}</th>
              {phases.map((phase) => (
                <td key={phase}>
                  <chakra.label
                    display="inline-flex"
                    alignItems="center"
                    justifyContent="center"
                    minW="9"
                    minH="9"
                    cursor="pointer"
                  >
                    <chakra.input
                      type="checkbox"
                      w="5"
                      h="5"
                      accentColor="gold.600"
                      aria-label={`${t(`shows.part.${part}`)}, ${t(`shows.${phase}`)}`}
                      checked={shows[phase][part]}
                      onChange={({ target }) =>
                        onChange({ ...shows, [phase]: { ...shows[phase], [part]: target.checked } })
                      }
                    />
                  </chakra.label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Text textStyle="sm" color="fg.muted" mt="3" maxW="60ch">
        {[
          ...(shown.some(tellsByPoints) ? [t('shows.pointsTell')] : []),
          ...(severalAttempts ? [t('shows.whileMore')] : []),
          ...(closes ? [] : [t('shows.neverCloses')]),
        ].join(' ')}
      </Text>
    </div>
  );
}
