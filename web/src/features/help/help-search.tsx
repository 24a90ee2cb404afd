import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchInput } from '#web/components/ui/search-input.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { type Library, loadArticles } from './articles/load-articles.ts';
import { createHelpSearch, type Hit } from './articles/search-articles.ts';
import { useErrorTitle } from './use-error-title.ts';
import './texts.ts';

type Search = (wanted: string) => Hit[];

/** The search over the help: articles and error codes, forgiving of typos and accents; kept in the address. */
export function HelpSearch({ library }: { library: Library }) {
  const { t } = useTranslation('help');
  const titleOf = useErrorTitle();
  const { language } = useLanguage();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('q') ?? '';
  const [search, setSearch] = useState<Search | null>(null);
  const asked = wanted.trim() !== '';
  useEffect(() => {
    if (!asked) return undefined;
    let current = true;
    void loadArticles(language === 'en' ? 'es' : 'en')
      .then((other) => createHelpSearch(library, other, titleOf))
      .then((made) => {
        if (current) setSearch(() => made);
      });
    return () => {
      current = false;
    };
  }, [asked, library, language, titleOf]);
  const hits = search ? search(wanted) : [];
  return (
    <Box mb="10">
      <SearchInput
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={wanted}
        onChange={({ target }) =>
          setParams(target.value === '' ? {} : { q: target.value }, { replace: true })
        }
      />
      <Text role="status" color="fg.muted" textStyle="sm" mt="2" minH="5">
        {asked && search ? t('search.found', { count: hits.length }) : ''}
      </Text>
      {asked && search && (
        <Box as="ul" listStyleType="none" mt="2">
          {hits.map(({ kind, id, title, text }) => (
            <Box as="li" key={kind + id} py="4" borderTopWidth="1px">
              <TextLink
                to={kind === 'article' ? paths.helpArticle(id) : paths.errorHelp(id)}
                fontSize="lg"
              >
                {title}
              </TextLink>
              <Text color="fg.muted">{text}</Text>
            </Box>
          ))}
          {hits.length === 0 && (
            <li>
              {t('search.nothing')} <TextLink to={paths.contact}>{t('search.contact')}</TextLink>
            </li>
          )}
        </Box>
      )}
    </Box>
  );
}
