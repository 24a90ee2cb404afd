import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import type { Course } from '#web/features/courses/authoring/course-fields.ts';
import { useFailureWords } from '#web/features/media/failure-words.ts';
import { FileChooser } from '#web/features/media/file-drop.tsx';
import '#web/features/media/texts.ts';
import { failureOf } from '#web/features/media/upload-manager.ts';
import { uploads } from '#web/features/media/uploads.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notify } from '#web/lib/notify.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { type Alt, CoverWords, saidIn } from './cover-words.tsx';

type Draft = { alt: Alt };
type Chosen = { file: File; url: string };

/**
 * The cover of a course that is not there yet. A file belongs to a course, so the picture waits in the browser
 * until the course is made: `send` then brings it and puts it there, and answers whether that went well.
 * `isComplete` is asked before: a picture without words holds the form up, as a field would.
 */
export function useNewCover(): {
  part: ReactNode;
  isComplete: () => boolean;
  send: (course: Course) => Promise<boolean>;
} {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const { words } = useFailureWords();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const form = useForm<Draft>({ defaultValues: { alt: {} } });
  const put = useWrite('courses.update', { meta: { invalidates: [['courses']], handles: 'all' } });
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const choose = ([file]: File[]) => {
    if (!file) return;
    const failure = failureOf(file, 'image');
    setWrong(failure && words(failure));
    if (!failure) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const isComplete = () => {
    if (!chosen || saidIn(form.getValues('alt'))) return true;
    form.setError(`alt.${language}`, { message: t('cover.altMissing') }, { shouldFocus: true });
    return false;
  };
  const bring = async ({ courseId, version }: Course, file: File) => {
    const alt = saidIn(form.getValues('alt'));
    const media = await uploads.whenDone(uploads.add(courseId, file, 'image'));
    if (!media || !alt) return false;
    const cover = { mediaId: media.mediaId, alt };
    return put.mutateAsync({ params: { courseId }, body: { version, cover } }).then(
      () => true,
      () => false,
    );
  };
  const send = async (course: Course) => {
    const sent = chosen === null || (await bring(course, chosen.file));
    if (!sent) void notify('warning', { title: t('cover.notThere') });
    return sent;
  };

  const part = (
    <chakra.section>
      <Heading as="h2" size="xl" mb="1">
        {t('cover.title')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t('cover.lead')}
      </Text>
      <Flex direction="column" gap="4">
        {chosen && (
          <chakra.img
            src={chosen.url}
            alt=""
            w="16rem"
            maxW="full"
            aspectRatio="16 / 9"
            objectFit="cover"
            borderRadius="l3"
          />
        )}
        <Flex gap="3" wrap="wrap">
          <FileChooser
            label={t(chosen ? 'cover.other' : 'cover.choose')}
            wanted="image"
            onFiles={choose}
          />
          {chosen && (
            <Button variant="quiet" size="sm" onClick={() => setChosen(null)}>
              {t('cover.remove')}
            </Button>
          )}
        </Flex>
        {wrong !== null && (
          <Text role="alert" color="fg.error">
            {wrong}
          </Text>
        )}
        {chosen && <CoverWords form={form} />}
      </Flex>
    </chakra.section>
  );
  return { part, isComplete, send };
}
