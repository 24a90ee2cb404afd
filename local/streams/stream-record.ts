import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

type Image = Record<string, unknown>;

/** One record of a DynamoDB stream, in the form in which Lambda hands it to a function. */
export type StreamRecord = {
  eventID: string;
  eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  eventVersion: string;
  eventSource: 'aws:dynamodb';
  eventSourceARN: string;
  awsRegion: string;
  dynamodb: {
    Keys: Image;
    NewImage?: Image;
    OldImage?: Image;
    /** At least 21 digits, so that the order of texts is the order of numbers, as in the cloud. */
    SequenceNumber: string;
    SizeBytes: number;
    StreamViewType: string;
    /** Seconds since the epoch. */
    ApproximateCreationDateTime: number;
  };
  userIdentity?: { type: string; principalId: string };
};

/** A record as the engine hands it out: it does not know the ARN of its own stream in the cloud. */
export type EngineRecord = Omit<StreamRecord, 'eventSourceARN'>;

export function toLambdaRecord(record: EngineRecord, eventSourceARN: string): StreamRecord {
  const { SequenceNumber } = record.dynamodb;
  return {
    ...record,
    eventID: createHash('md5').update(`${eventSourceARN} ${SequenceNumber}`).digest('hex'),
    eventSourceARN,
    awsRegion: eventSourceARN.split(':')[3] ?? '',
    dynamodb: { ...record.dynamodb, SequenceNumber: SequenceNumber.padStart(21, '0') },
  };
}

/** The engine reports a write that changed nothing; AWS does not. */
export function changesNothing({ eventName, dynamodb }: EngineRecord): boolean {
  const { NewImage, OldImage } = dynamodb;
  return (
    eventName === 'MODIFY' &&
    NewImage !== undefined &&
    OldImage !== undefined &&
    isDeepStrictEqual(NewImage, OldImage)
  );
}
