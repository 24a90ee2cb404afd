import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import { BarEnd } from '#web/blocks/form/bar-end.ts';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import { Pinned } from '#web/components/ui/pinned.tsx';
import { TabList } from '#web/components/ui/tab-list.tsx';
import { LanguageChoice } from '../language-choice.tsx';
import { FormScopeProvider } from './form-scope.ts';

type Props<T extends string> = {
  form: Pick<FormProps<BlockKind>, 'files' | 'pickMedia' | 'issues' | 'language'>;
  /** All that is set, in one sentence. */
  summary: string;
  /** What the tabs are. */
  label: string;
  /**
   * The first is there unless the address asks for another; `hasTexts`: texts in both languages are written in it;
   * `hasBar`: it has a bar of its own that stays, so that this one does not.
   */
  tabs: readonly { value: T; label: string; hasTexts: boolean; hasBar?: boolean }[];
  /** Stands beside the tabs. */
  beside?: ReactNode;
  /** Stands below them, whichever is open. */
  notices?: ReactNode;
  children: (tab: T) => ReactNode;
};

/** A form with parts behind tabs: what it comes to on top, and a bar that stays, with the tabs and how the saving goes. */
export function TabbedForm<T extends string>(props: Props<T>) {
  const { form, summary, label, tabs, beside, notices, children } = props;
  const { files, pickMedia, issues, language } = form;
  const id = useId();
  const saving = useContext(BarEnd);
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<readonly Language[]>([language]);
  const [active, setActive] = useState<string | null>(null);
  const open = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const value = open?.value;
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value || !panel.current) return;
    before.current = value;
    // Whoever had read on in one part begins the next at its head, below the bar that stays.
    const { scrollMarginTop } = getComputedStyle(panel.current);
    if (panel.current.getBoundingClientRect().top < (parseFloat(scrollMarginTop) || 0))
      panel.current.scrollIntoView();
  }, [value]);
  if (!open) return null;
  return (
    <FormScopeProvider
      value={{
        files,
        pickMedia,
        issues,
        findings: [],
        languages: shown,
        active,
        onActivate: setActive,
      }}
    >
      <Flex direction="column" gap="2">
        <Text maxW="70ch" data-summary>
          {summary}
        </Text>
        <Pinned isPinned={!open.hasBar} pt="2" columnGap="4">
          <TabList
            id={id}
            label={label}
            tabs={tabs}
            value={open.value}
            onChange={(next) =>
              setParams(next === tabs[0]?.value ? {} : { tab: next }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
          {beside}
          {saving}
        </Pinned>
        {notices}
        <chakra.div
          ref={panel}
          id={`${id}panel`}
          role="tabpanel"
          aria-labelledby={id + open.value}
          pt="4"
          scrollMarginTop="var(--pinned-height, 0px)"
        >
          {open.hasTexts && (
            <chakra.div mb="5">
              <LanguageChoice value={shown} onChange={setShown} />
            </chakra.div>
          )}
          {children(open.value)}
        </chakra.div>
      </Flex>
    </FormScopeProvider>
  );
}
