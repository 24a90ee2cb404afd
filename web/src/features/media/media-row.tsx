import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { formatBytes, formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { useFailureWords } from '#web/components/uploads/failure-words.ts';
import { PlaceLinks } from './place-links.tsx';
import { mediaQueries } from './queries.ts';
import './texts.ts';
import { Thumbnail } from './thumbnail.tsx';
import type { LibraryMedia } from './types.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#web/components/ui/confirm-dialog.tsx')).ConfirmDialog,
}));

function RemoveButton({ file }: { file: LibraryMedia }) {
  const { t } = useTranslation('media');
  const { courseId, mediaId, fileName: name, places } = file;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useWrite('media.remove', {
    meta: { invalidates: [mediaQueries.ofCourse(courseId)], success: t('remove.done') },
    onSuccess: () => setAsking(false),
    onError: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        disabled={places.length > 0}
        aria-label={t('row.removeOf', { name })}
        title={places.length > 0 ? t('row.inUse') : undefined}
        onClick={() => setAsking(true)}
      >
        {t('row.remove')}
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={t('remove.title', { name })}
            text={t('remove.text')}
            yes={t('remove.yes')}
            no={t('remove.no')}
            pending={isPending}
            onYes={() => mutate({ params: { courseId, mediaId } })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function StateWords({ file }: { file: LibraryMedia }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const { rejected } = useFailureWords();
  const { state, rejection, rejectedAtLine, places, goesAt, courseId } = file;
  if (state === 'rejected')
    return (
      <Text textStyle="sm" color="fg.error">
        {t('state.rejected')}: {rejection && rejected(rejection, rejectedAtLine)}
      </Text>
    );
  if (state === 'pending') return <Text textStyle="sm">{t('state.pending')}</Text>;
  return (
    <Text as="div" textStyle="sm">
      {places.length > 0 ? (
        <>
          {t('row.places')}: <PlaceLinks courseId={courseId} places={places} />
        </>
      ) : goesAt === null ? (
        t('row.unused')
      ) : (
        t('row.goes', { at: formatMinute(goesAt, language) })
      )}
    </Text>
  );
}

/** A file of a course: what it is, where it is used, and what can be done with it. */
export function MediaRow({ file }: { file: LibraryMedia }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const { fileName: name, bytes, createdAt, link } = file;
  return (
    <chakra.li
      display="flex"
      gap="4"
      py="3"
      borderBottomWidth="1px"
      alignItems="flex-start"
      flexWrap="wrap"
    >
      <Thumbnail file={file} />
      <Flex direction="column" flex="1 1 14rem" minW="0" gap="0.5">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {t('row.sizeAndDay', {
            size: formatBytes(bytes, language),
            day: formatDate(createdAt, language),
          })}
        </Text>
        <StateWords file={file} />
      </Flex>
      <Flex gap="1" ms="auto">
        {link && (
          <ButtonAnchor
            size="sm"
            variant="quiet"
            href={link.url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('row.look', { name })}
          >
            {t('row.show')}
          </ButtonAnchor>
        )}
        <RemoveButton file={file} />
      </Flex>
    </chakra.li>
  );
}
