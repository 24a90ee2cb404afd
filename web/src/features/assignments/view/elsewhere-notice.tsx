import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage, Receipt } from '#web/blocks/assignment/types.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';

type Props = {
  page: Pick<AssignmentPage, 'isForGroups'>;
  receipt: Pick<Receipt, 'submittedAt'>;
  /** Whether somebody still writes here. */
  isOpen: boolean;
};

/** Says that it was handed in from somewhere else while the page stood open here, and what becomes of what is written. */
export function ElsewhereNotice({ page, receipt, isOpen }: Props) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Whoever wrote where nothing can be written any more reads here why.
    if (document.activeElement === document.body) root.current?.focus();
  }, [isOpen]);
  const when = formatMinute(receipt.submittedAt, language);
  return (
    <Box ref={root} tabIndex={-1}>
      <Notice kind="warning">
        {t(page.isForGroups ? 'elsewhere.group' : 'elsewhere.own', { when })}
        {isOpen && ` ${t('elsewhere.open')}`}
      </Notice>
    </Box>
  );
}
