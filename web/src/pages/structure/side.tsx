import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { useMovable } from '#web/components/ui/use-movable.tsx';
import '#web/features/lessons/structure/texts.ts';

type Frame = {
  title: string;
  lang?: string | undefined;
  /** null: it stays. */
  onClose: (() => void) | null;
  /** The content has a head of its own. */
  bare?: boolean;
  children: ReactNode;
};

function Column({ title, lang, onClose, bare = false, children }: Frame) {
  const { t } = useTranslation('structure');
  const id = useId();
  return (
    <Box
      as="aside"
      aria-labelledby={id}
      position="sticky"
      top="20"
      maxH="calc(100dvh - 6rem)"
      overflowY="auto"
      {...(bare ? {} : { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3', p: '5' })}
    >
      <Flex align="flex-start" justify="space-between" gap="3" mb={bare ? '0' : '4'}>
        <Heading
          as="h2"
          size="lg"
          id={id}
          lang={lang}
          overflowWrap="anywhere"
          minW="0"
          srOnly={bare}
        >
          {title}
        </Heading>
        {onClose && !bare && (
          <Button variant="quiet" size="sm" aria-label={t('side.close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        )}
      </Flex>
      {children}
    </Box>
  );
}

type Props = Frame & {
  /** Beside the tree; without, a sheet over it. */
  wide: boolean;
};

/** The panel of the tree: a column beside it if there is room, a sheet if there is none; the same in both. */
export function Side({ wide, children, ...frame }: Props) {
  const { title, onClose } = frame;
  const { place, drawn } = useMovable(wide ? 'column' : 'sheet', children);
  if (!wide && !onClose) return null;
  return (
    <>
      {wide || !onClose ? (
        <Column {...frame}>{place}</Column>
      ) : (
        <Sheet title={title} onClose={onClose}>
          {place}
        </Sheet>
      )}
      {drawn}
    </>
  );
}
