import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { BulkToolbar } from '#web/components/ui/bulk-toolbar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { changedFields } from '#web/lib/save-over.ts';
import type { Book, BookItem } from '../types.ts';
import { CategoryList } from './category-list.tsx';
import { bookWith, faultOf, fieldOf, type Fields, type Saved, savedOf } from './draft.ts';
import { ItemPlaces } from './item-places.tsx';
import { LetterRules } from './letter-rules.tsx';
import './texts.ts';
import { TotalRules } from './total-rules.tsx';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));
const ManualItemDialog = lazy(() => import('./manual-item-dialog.tsx'));
const RemoveItemDialog = lazy(() => import('./remove-item-dialog.tsx'));
const SchemeHistory = lazy(() => import('./scheme-history.tsx'));
const ItemHistory = lazy(() => import('./item-history.tsx'));

/** What is changed and not applied, and what was saved when that was begun. */
type Draft = { base: Saved; changes: Partial<Fields> };
type Open = { is: 'apply' } | { is: 'manual' | 'remove'; item: BookItem | null };

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Box as="section" mb="12" aria-label={title}>
      <Heading as="h2" size="2xl" mb="1">
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" mb="4" maxW="prose">
          {text}
        </Text>
      )}
      {children}
    </Box>
  );
}

/** An item that came since a draft was begun is part of what it was begun from. */
const withNewItems = (base: Saved, saved: Saved): Saved => ({
  ...saved,
  ...base,
  versions: { ...saved.versions, ...base.versions },
});

/** Says how a course counts: each change is a draft until one has seen what it does, and applies it. */
export function SchemeEditor({ courseId, book }: { courseId: string; book: Book }) {
  const { t } = useTranslation('gradeScheme');
  const [draft, setDraft] = useState<Draft | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  const saved = savedOf(book);
  const fields: Fields = { ...saved, ...draft?.changes };
  const drafted = bookWith(book, fields);
  const changed = draft ? changedFields(draft.changes, saved).length : 0;
  const fault = faultOf(fields);
  const change = (changes: Partial<Fields>) =>
    setDraft((before) => ({
      base: before?.base ?? saved,
      changes: { ...before?.changes, ...changes },
    }));
  const take = (taken: Partial<Fields>) =>
    setDraft(
      (before) =>
        before && {
          ...before,
          changes: Object.fromEntries(
            Object.entries(before.changes).filter(([name]) => !(name in taken)),
          ) as Partial<Fields>,
        },
    );
  const close = () => setOpen(null);
  /** What was changed last: whoever applied or discarded a draft goes on there, since the way to do so is gone. */
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (draft) return;
    last.current?.focus();
    last.current = null;
  }, [draft]);
  return (
    <>
      <LeaveGuard unsaved={changed > 0} />
      <Box
        onFocus={({ target }) => {
          last.current = target;
        }}
      >
        <Part title={t('total')} text={t('totalText')}>
          <TotalRules value={fields} onChange={change} />
        </Part>
        <Part title={t('categories')} text={t('categoriesText')}>
          <CategoryList
            categories={fields.categories}
            by={fields.by}
            items={drafted.items}
            onChange={(categories) => change({ categories })}
          />
        </Part>
        <Part title={t('items')} text={t('itemsText')}>
          {drafted.items.length === 0 && <Text mb="4">{t('noItems')}</Text>}
          {drafted.items.length > 0 && (
            <ItemPlaces
              items={drafted.items}
              categories={fields.categories}
              onChange={(itemId, place) => change({ [fieldOf(itemId)]: place })}
              renderMore={(item) => (
                <Flex gap="2" wrap="wrap" mt="1">
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setOpen({ is: 'manual', item: known(book, item) })}
                  >
                    {t('manual.change')}
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => setOpen({ is: 'remove', item: known(book, item) })}
                  >
                    {t('remove')}
                  </Button>
                </Flex>
              )}
            />
          )}
          <Button
            size="sm"
            variant="outline"
            mt="4"
            onClick={() => setOpen({ is: 'manual', item: null })}
          >
            {t('manual.new')}
          </Button>
        </Part>
        <Part title={t('letters')} text={t('lettersText')}>
          <LetterRules
            letters={fields.letters}
            isWrong={fault === 'letters'}
            onChange={(letters) => change({ letters })}
          />
        </Part>
        {fault && (
          <Notice kind="warning" silent={fault === 'letters'}>
            {t(`fault.${fault}`)}
          </Notice>
        )}
      </Box>
      {changed > 0 && (
        <BulkToolbar label={t('draft')} chosen={t('changed', { count: changed })}>
          <Button
            variant="primary"
            disabled={fault !== null}
            onClick={() => setOpen({ is: 'apply' })}
          >
            {t('look')}
          </Button>
          <Button variant="quiet" onClick={() => setDraft(null)}>
            {t('discard')}
          </Button>
        </BulkToolbar>
      )}
      <Suspense>
        <SchemeHistory
          book={book}
          onUndo={(changes) => {
            change(changes);
            // What is drafted stands above, out of sight: what it does is shown at once.
            if (faultOf({ ...fields, ...changes }) === null) setOpen({ is: 'apply' });
          }}
        />
        <ItemHistory
          courseId={courseId}
          book={book}
          onRemove={(item) => setOpen({ is: 'remove', item })}
        />
        {open?.is === 'apply' && draft && (
          <ApplyDialog
            courseId={courseId}
            book={book}
            base={withNewItems(draft.base, saved)}
            changes={draft.changes}
            onTaken={take}
            onSaved={() => {
              setDraft(null);
              close();
            }}
            onClose={close}
          />
        )}
        {open?.is === 'manual' && (
          <ManualItemDialog
            courseId={courseId}
            item={open.item}
            categories={book.scheme.categories}
            onClose={close}
          />
        )}
        {open?.is === 'remove' && open.item && (
          <RemoveItemDialog courseId={courseId} book={book} item={open.item} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** An item as it is saved: what is drafted of it is not written with its name. */
const known = ({ items }: Book, { itemId }: BookItem): BookItem | null =>
  items.find((one) => one.itemId === itemId) ?? null;
