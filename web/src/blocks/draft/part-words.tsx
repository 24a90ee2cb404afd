import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import type { Files } from '../form/files.ts';
import { useStore } from '#web/lib/use-store.ts';
import '../form/texts.ts';
import '#web/components/conflict/texts.ts';

type Props = { nodes: RichTextNode[]; language: Language; files: Files };

/** Some paragraphs as they read; pictures by their words, where the file is not at hand. */
export function PartWords({ nodes, language, files }: Props) {
  const { t } = useTranslation(['lessons', 'conflict']);
  const known = useStore(files);
  if (nodes.length === 0) return <Text color="fg.muted">{t('conflict:nothing')}</Text>;
  const links = [...known].flatMap(([mediaId, { url, fileName }]) =>
    url === ''
      ? []
      : [{ mediaId, url, fileName, contentType: 'image/png' as const, bytes: 0, expiresAt: '' }],
  );
  return <RichText document={{ type: 'doc', content: nodes }} lang={language} links={links} />;
}
