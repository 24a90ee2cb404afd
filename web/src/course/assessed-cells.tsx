import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

/** The head of a row: what is assessed, the way to it, and the module that it is in. */
export function AssessedHead(props: { title: LocalizedText; module: LocalizedText; to: string }) {
  const { local } = useLanguage();
  const title = local(props.title);
  const module = local(props.module);
  return (
    <th scope="row">
      <TitleLink to={props.to} lang={title.lang}>
        {title.text}
      </TitleLink>
      <Text textStyle="sm" color="fg.muted" fontWeight="normal" lang={module.lang}>
        {module.text}
      </Text>
    </th>
  );
}

type Way = { label: string; to: string };

/** The ways that lead on from a row, at its end. @param nameOf what one of them is called apart from its row */
export function WaysCell({ ways, nameOf }: { ways: Way[]; nameOf: (label: string) => string }) {
  return (
    <td>
      <Flex gap="2" wrap="wrap" justify={{ md: 'flex-end' }} mt={{ base: '2', md: '0' }}>
        {ways.map(({ label, to }) => (
          <ButtonLink key={to} size="sm" variant="outline" to={to} aria-label={nameOf(label)}>
            {label}
          </ButtonLink>
        ))}
      </Flex>
    </td>
  );
}
