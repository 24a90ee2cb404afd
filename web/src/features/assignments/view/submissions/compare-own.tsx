import { useQuery } from '@tanstack/react-query';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import type { OwnSubmission, SubmissionIds } from '#web/blocks/assignment/types.ts';
import { CompareBefore } from '#web/components/comparison/compare-before.tsx';
import WorkComparison from '#web/components/comparison/work-comparison.tsx';

type Props = {
  /** The ids of the submission before. */
  before: SubmissionIds;
  submission: OwnSubmission;
};

function Before({ before, submission }: Props) {
  const { data, error, refetch } = useQuery(assignmentQueries.submission(before));
  return (
    <WorkComparison before={data} after={submission} error={error} retry={() => void refetch()} />
  );
}

/** Compares one of one's own submissions with the one before it. */
export default function CompareOwn(props: Props) {
  return (
    <CompareBefore number={props.before.number}>
      <Before {...props} />
    </CompareBefore>
  );
}
