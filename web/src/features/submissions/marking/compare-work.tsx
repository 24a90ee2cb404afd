import { useQuery } from '@tanstack/react-query';
import { CompareBefore } from '#web/components/comparison/compare-before.tsx';
import { oneBefore } from '#web/components/comparison/one-before.ts';
import WorkComparison from '#web/components/comparison/work-comparison.tsx';
import { submissionQueries } from '../queries.ts';
import type { SubmissionWork } from '../types.ts';

/** Files of work without names are called by whose they are, the submission and their place: the place is what tells them. */
const comparedOf = ({ text, receipt, alias, number }: SubmissionWork) => ({
  text,
  link: receipt.link,
  files: receipt.files.map(({ fileName, sha256 }) => ({
    fileName,
    sha256,
    place: fileName.replace(`${alias}-${number}-`, ''),
  })),
});

function Before({ submissionId, work }: { submissionId: string; work: SubmissionWork }) {
  const { data, error, refetch } = useQuery(submissionQueries.work(submissionId));
  return (
    <WorkComparison
      before={data && comparedOf(data)}
      after={comparedOf(work)}
      error={error}
      retry={() => void refetch()}
    />
  );
}

/** Compares a submission with the one before it, where there is one. */
export default function CompareWork({ work }: { work: SubmissionWork }) {
  const before = oneBefore(work.others, work.number);
  if (!before) return null;
  return (
    <CompareBefore key={work.submissionId} number={before.number}>
      <Before submissionId={before.submissionId} work={work} />
    </CompareBefore>
  );
}
