import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { FileChooser } from './file-drop.tsx';
import { mediaQueries } from './queries.ts';
import './texts.ts';
import type { Media } from './types.ts';
import { uploads } from './uploads.ts';

function Unfinished({ file }: { file: Media }) {
  const { t } = useTranslation('media');
  const { language } = useLanguage();
  const { courseId, mediaId, fileName: name, goesAt } = file;
  const { mutate, isPending } = useWrite('media.remove', {
    meta: { invalidates: [mediaQueries.ofCourse(courseId)] },
  });
  return (
    <chakra.li py="3" borderBottomWidth="1px" display="flex" gap="3" flexWrap="wrap">
      <Flex direction="column" flex="1 1 14rem" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {goesAt !== null && t('unfinished.until', { at: formatMinute(goesAt, language) })}
        </Text>
      </Flex>
      <Flex gap="2" align="center" wrap="wrap">
        <FileChooser
          label={t('unfinished.goOn')}
          name={t('unfinished.goOnOf', { name })}
          wanted="file"
          onFiles={([chosen]) => chosen && uploads.resume(courseId, file, chosen)}
        />
        <Button
          size="sm"
          variant="quiet"
          disabled={isPending}
          aria-label={t('unfinished.giveUpOf', { name })}
          onClick={() => mutate({ params: { courseId, mediaId } })}
        >
          {t('unfinished.giveUp')}
        </Button>
      </Flex>
    </chakra.li>
  );
}

/** Uploads that were begun here or on another device and have not arrived: chosen again, they continue. */
export function UnfinishedUploads({ files }: { files: Media[] }) {
  const { t } = useTranslation('media');
  if (files.length === 0) return null;
  return (
    <chakra.section my="6">
      <Heading as="h3" size="md">
        {t('unfinished.title')}
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {t('unfinished.text')}
      </Text>
      <chakra.ul listStyleType="none">
        {files.map((file) => (
          <Unfinished key={file.mediaId} file={file} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
