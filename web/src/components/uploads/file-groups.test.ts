import { expect, test } from 'vitest';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import { fileGroupNames, fileGroups, takenInGroups, takenOf, withGroup } from './file-groups.ts';

const every = Object.keys(mediaTypes) as MediaType[];

test('every type of file is in one group, and in no other', () => {
  const grouped = fileGroupNames.flatMap((group): readonly MediaType[] => fileGroups[group]);
  expect(grouped.toSorted()).toEqual(every.toSorted());
});

test('a group is taken whole, in part or not at all', () => {
  expect(takenOf('pictures', ['image/png'])).toBe('some');
  const whole = withGroup(['image/png', 'application/zip'], 'pictures', true);
  expect(whole).toEqual(['image/png', 'image/jpeg', 'image/webp', 'application/zip']);
  expect(takenOf('pictures', whole)).toBe('all');
  expect(withGroup(whole, 'pictures', false)).toEqual(['application/zip']);
  expect(takenOf('pictures', [])).toBe('none');
});

test('what is taken is said by groups, each with how large a file may be', () => {
  const sheets = fileGroups.sheets;
  expect(takenInGroups([...sheets, 'image/png'], null)).toEqual([
    { group: 'pictures', parts: [{ endings: ['.png'], mostBytes: 20_000_000 }] },
    {
      group: 'sheets',
      parts: [
        { endings: ['.xlsx', '.ods'], mostBytes: 100_000_000 },
        { endings: ['.csv'], mostBytes: 20_000_000 },
      ],
    },
  ]);
  expect(takenInGroups(sheets, 5_000_000)).toEqual([
    { group: 'sheets', parts: [{ endings: ['.xlsx', '.ods', '.csv'], mostBytes: 5_000_000 }] },
  ]);
});
