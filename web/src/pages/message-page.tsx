import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '#web/components/ui/drawing.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';

type Props = { title: string; text: string; action: ReactNode; drawing?: DrawingName };

/** A page that has one thing to say and one way on. */
export function MessagePage({ title, text, action, drawing = 'book' }: Props) {
  return (
    <PageBody width="reading">
      <Flex direction="column" align="center" textAlign="center" gap="4" py={{ md: '8' }}>
        <Drawing name={drawing} />
        <PageHeading title={title} lead={text} />
        {action}
      </Flex>
    </PageBody>
  );
}
