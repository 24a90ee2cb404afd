import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import type { Course } from '#web/features/courses/authoring/course-fields.ts';
import { mediaQueries } from '#web/features/media/queries.ts';
import '#web/features/media/texts.ts';
import { useMediaPicker } from '#web/features/media/use-media-picker.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { type Alt, CoverWords, saidIn } from './cover-words.tsx';

type Draft = { mediaId: string | null; alt: Alt };

const draftOf = ({ cover }: Course): Draft => ({
  mediaId: cover?.mediaId ?? null,
  alt: cover?.alt ?? {},
});

function Preview({ course, mediaId }: { course: Course; mediaId: string | null }) {
  const { data } = useQuery({
    ...mediaQueries.one(course.courseId, mediaId ?? ''),
    enabled: mediaId !== null,
  });
  return (
    <Box w="16rem" maxW="full" borderRadius="l3" overflow="hidden" flexShrink="0">
      {mediaId !== null && data?.link ? (
        <chakra.img
          src={data.link.url}
          alt=""
          display="block"
          w="full"
          aspectRatio="16 / 9"
          objectFit="cover"
        />
      ) : (
        <CourseCover course={{ category: course.category, title: course.title }} />
      )}
    </Box>
  );
}

/** The picture of a course, with what it shows in words; a cover is drawn where there is none. */
export function CoverPart({ course }: { course: Course }) {
  const { t } = useTranslation(['media', 'courses']);
  const { courseId, version } = course;
  const { pick, dialog } = useMediaPicker({ courseId });
  const form = useForm<Draft>({
    values: draftOf(course),
    resetOptions: { keepDirtyValues: true },
  });
  const { handleSubmit, control, setValue, setError, formState } = form;
  const mediaId = useWatch({ control, name: 'mediaId' });
  const { mutate, isPending } = useWrite('courses.update', {
    meta: {
      invalidates: [['courses'], mediaQueries.ofCourse(courseId)],
      success: t('cover.saved'),
    },
  });
  const put = (cover: Course['cover']) =>
    mutate({ params: { courseId }, body: { version, cover } });
  const save = (draft: Draft) => {
    const alt = saidIn(draft.alt);
    if (draft.mediaId === null) put(null);
    else if (alt === null) setError('alt.en', { message: t('cover.altMissing') });
    else put({ mediaId: draft.mediaId, alt });
  };
  const choose = async () => {
    const media = await pick('image');
    if (media) setValue('mediaId', media.mediaId, { shouldDirty: true });
  };
  return (
    <chakra.section mb="10">
      <Heading as="h2" size="xl" mb="1">
        {t('cover.title')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t('cover.lead')}
      </Text>
      <Form gap="4" onSubmit={(event) => void handleSubmit(save)(event)}>
        <Flex gap="5" wrap="wrap" align="flex-start">
          <Preview course={course} mediaId={mediaId} />
          <Flex direction="column" gap="3" align="flex-start">
            <Button variant="outline" size="sm" onClick={() => void choose()}>
              {t(mediaId === null ? 'cover.choose' : 'cover.other')}
            </Button>
            {mediaId !== null && (
              <Button
                variant="quiet"
                size="sm"
                onClick={() => setValue('mediaId', null, { shouldDirty: true })}
              >
                {t('cover.remove')}
              </Button>
            )}
          </Flex>
        </Flex>
        {mediaId !== null && <CoverWords form={form} />}
        {formState.isDirty && (
          <div>
            <Button type="submit" variant="secondary" disabled={isPending}>
              {t('cover.save')}
            </Button>
          </div>
        )}
      </Form>
      {dialog}
    </chakra.section>
  );
}
