import { Box } from '@chakra-ui/react/box';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { Prerequisites } from './prerequisites.tsx';

type Props = { course: Pick<CourseDetail['course'], 'requirements' | 'prerequisites'> };

/** The requirements of a course in its teacher's words, and the courses that it builds on. */
export function Needs({ course: { requirements, prerequisites } }: Props) {
  const { local } = useLanguage();
  return (
    <>
      {requirements.length > 0 && (
        <Box as="ul" ps="5" mb="4" listStyleType="disc" textStyle="reading">
          {requirements.map(local).map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </Box>
      )}
      {(prerequisites.length > 0 || requirements.length === 0) && (
        <Prerequisites courseIds={prerequisites} />
      )}
    </>
  );
}
