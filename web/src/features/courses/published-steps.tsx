import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notify } from '#web/lib/notify.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import { courseLink } from '#web/course/course-link.ts';

/** The next steps with a published course: see it, share its link, invite people. */
export function ShareSteps({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const link = courseLink(courseId, language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      void notify('success', { title: t('published.copied') });
    } catch {
      // Not every browser lets a page write there: the link is shown to be copied by hand.
      void notify('error', { title: t('published.notCopied', { link }) });
    }
  };
  return (
    <Flex gap="3" wrap="wrap" mt="3">
      <ButtonLink size="sm" to={paths.course(courseId)}>
        {t('published.see')}
      </ButtonLink>
      <Button size="sm" variant="outline" onClick={() => void copy()}>
        <Icon name="link" />
        {t('published.copy')}
      </Button>
      <ButtonLink size="sm" variant="outline" to={paths.courseEnrollments(courseId)}>
        {t('published.invite')}
      </ButtonLink>
    </Flex>
  );
}

/** The next steps after a publication. The focus goes on here. */
export function PublishedSteps({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courses');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Notice kind="success">
      <Heading as="h2" size="lg" ref={heading} tabIndex={-1} outline="none">
        {t('published.title')}
      </Heading>
      <Text mt="1">{t('published.text')}</Text>
      <ShareSteps courseId={courseId} />
    </Notice>
  );
}
