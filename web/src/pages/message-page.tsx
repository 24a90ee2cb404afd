import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { OpenBook } from '#web/components/ui/open-book.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';

type Props = { title: string; text: string; action: ReactNode };

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, text, action }: Props) {
  return (
    <PageBody width="reading">
      <Flex direction="column" align="flex-start" gap="2" py="8">
        <OpenBook />
        <PageHeading title={title} lead={text} />
        {action}
      </Flex>
    </PageBody>
  );
}
