import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EditingNotices } from '#web/blocks/draft/editing-notices.tsx';
import { useOtherAuthor } from '#web/blocks/draft/use-other-author.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { useWide } from '#web/blocks/form/use-wide.ts';
import type { PickMedia } from '#web/blocks/types.ts';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { TabList } from '#web/components/ui/tab-list.tsx';
import { api } from '#web/lib/api.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { QuestionForm } from '#web/questions/question-form.tsx';
import { bankQueries } from '../queries.ts';
import '../texts.ts';
import type { Question } from '../types.ts';
import { BinnedNotice } from './binned-notice.tsx';
import { EditorBar } from './editor-bar.tsx';
import { HeadFields } from './head-fields.tsx';
import { leadToFault } from './lead-to-fault.ts';
import './texts.ts';
import { useNeighbors } from './use-neighbors.ts';
import { useQuestionDraft } from './use-question-draft.ts';

// One can begin to write before the ways to answer are there.
const QuestionPreview = lazy(async () => ({
  default: (await import('#web/questions/question-preview.tsx')).QuestionPreview,
}));
const QuestionConflict = lazy(async () => ({
  default: (await import('./question-conflict.tsx')).QuestionConflict,
}));
const QuestionUse = lazy(async () => ({
  default: (await import('./question-use.tsx')).QuestionUse,
}));
const VersionsDialog = lazy(async () => ({
  default: (await import('./versions-dialog.tsx')).VersionsDialog,
}));

/** The width from which form and preview stand beside each other, in pixels. */
const wideFrom = 900;

type Props = {
  bankId: string;
  questionId: string;
  pickMedia: PickMedia;
  /** The address of a question of this bank. */
  addressOf: (questionId: string) => string;
};

/** The editor of a question: what it is in its bank, its words and its key, and how learners meet it. */
export function QuestionEditor(props: Props) {
  const { t } = useTranslation('questionEditor');
  const { data, error, refetch } = useQuery(bankQueries.question(props.bankId, props.questionId));
  if (isNotFound(error))
    return <EmptyState drawing="search" title={t('gone')} text={t('goneText')} />;
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
  return <Editing key={data.questionId} question={data} {...props} />;
}

function Editing({ question, pickMedia, addressOf }: Props & { question: Question }) {
  const { t } = useTranslation(['questionEditor', 'banks']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { bankId, questionId } = question;
  const [files] = useState(() =>
    createFiles(question.links, async () => {
      const params = { bankId, questionId };
      return (await api('banks.getQuestion', { params })).links;
    }),
  );
  const { state, save } = useQuestionDraft(question, files);
  const { content: draft, saving, issues, conflict, savedBy, merges, offered, unsaved } = state;
  const by = useOtherAuthor(savedBy);
  const neighbors = useNeighbors(bankId, questionId);
  const [goesOn, setGoesOn] = useState(false);
  // Fields keep what is typed in them; they begin anew where something else takes its place.
  const [round, setRound] = useState(0);
  const [versions, setVersions] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const wide = useWide(root, wideFrom);
  const [tab, setTab] = useState<'write' | 'preview'>('write');
  // How often somebody asked to save what cannot be saved.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // What is at fault may be far below.
    if (refusals > 0 && root.current) leadToFault(root.current);
  }, [refusals]);
  const id = useId();
  const binned = question.binnedAt !== null;
  const waits = conflict !== null || offered !== null || binned;
  const nextAddress =
    neighbors.next && `${addressOf(neighbors.next.questionId)}?${neighbors.next.search}`;
  const saveNow = async (andGoOn: boolean) => {
    setGoesOn(andGoOn);
    await save.flush();
    const { unsaved: isLeft, issues: faults } = save.get();
    if (!isLeft || faults.length === 0) return;
    setTab('write');
    setRefusals((times) => times + 1);
  };
  // One goes on once it is saved: what is refused, or waits for a choice, stays in view.
  const mayGo = goesOn && !unsaved && saving.is !== 'saving';
  useEffect(() => {
    if (mayGo && nextAddress !== null) void navigate(nextAddress);
  }, [mayGo, nextAddress, navigate]);
  const change = (changes: Partial<typeof draft>) => {
    setGoesOn(false);
    save.change({ ...save.get().content, ...changes });
  };
  const replaced =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      act(...args);
      setRound(round + 1);
    };
  const formIssues = issues
    .filter(({ path }) => path[0] === 'content')
    .map((issue) => ({ ...issue, path: issue.path.slice(1) }));
  const shows = (part: typeof tab) => wide || tab === part;
  return (
    // The keys of the whole editor, which all that is in it leaves to it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Flex
      ref={root}
      direction="column"
      gap="5"
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || waits) return;
        event.preventDefault();
        event.stopPropagation();
        void saveNow(true);
      }}
    >
      <LeaveGuard unsaved={unsaved} />
      <Text color="fg.muted">{t('ofType', { type: t(`banks:type.${draft.content.type}`) })}</Text>
      <EditorBar
        question={question}
        saving={saving}
        blocked={unsaved && issues.length > 0}
        unsaved={unsaved}
        disabled={waits}
        addressOf={addressOf}
        neighbors={neighbors}
        onSave={() => void saveNow(false)}
        onVersions={() => setVersions(true)}
      />
      {binned && <BinnedNotice question={question} />}
      <EditingNotices offered={offered} onDecide={replaced(save.decide)} merges={merges} by={by} />
      {conflict && (
        <Suspense>
          <QuestionConflict
            conflict={conflict}
            by={by}
            files={files}
            onResolve={replaced(save.resolve)}
          />
        </Suspense>
      )}
      {!wide && (
        <TabList
          id={id}
          label={t('parts')}
          tabs={(['write', 'preview'] as const).map((value) => ({
            value,
            label: t(`tab.${value}`),
          }))}
          value={tab}
          onChange={setTab}
        />
      )}
      <chakra.div
        {...(!wide && { id: `${id}panel`, role: 'tabpanel', 'aria-labelledby': id + tab })}
        display="grid"
        gridTemplateColumns={wide ? 'minmax(0, 1fr) minmax(20rem, 26rem)' : 'minmax(0, 1fr)'}
        gap="8"
        alignItems="start"
      >
        {/* What is being written stays as it is while its preview is looked at. */}
        <Flex
          direction="column"
          gap="8"
          hidden={!shows('write')}
          inert={waits}
          opacity={waits ? '0.6' : '1'}
        >
          <HeadFields bankId={bankId} draft={draft} issues={issues} onChange={change} />
          <QuestionForm
            key={`${round} ${merges}`}
            content={draft.content}
            onChange={(content) => change({ content })}
            files={files}
            pickMedia={pickMedia}
            issues={unsaved ? formIssues : []}
            language={language}
          />
        </Flex>
        {shows('preview') && (
          <Flex direction="column" gap="6" position={wide ? 'sticky' : 'static'} top="20">
            <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5" minW="0">
              <Suspense fallback={<Loading />}>
                <QuestionPreview content={draft.content} files={files} most={draft.points} />
              </Suspense>
            </Box>
            <Suspense fallback={<Loading />}>
              <QuestionUse question={question} />
            </Suspense>
          </Flex>
        )}
      </chakra.div>
      {versions && (
        <Suspense>
          <VersionsDialog
            question={question}
            canRestore={!waits}
            onRestore={replaced((content: typeof draft.content) => {
              change({ content });
              setVersions(false);
            })}
            onClose={() => setVersions(false)}
          />
        </Suspense>
      )}
    </Flex>
  );
}
