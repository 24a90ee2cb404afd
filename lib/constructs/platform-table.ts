import {
  AttributeType,
  Billing,
  ProjectionType,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { removalOf } from '../removal-of.ts';
import type { Stage } from '../stages.ts';
import type { Bindable, PlatformFunction } from './platform-function.ts';

export type TableAccess = 'read' | 'write';

const string = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table: keys `pk`/`sk`, one overloaded index, a stream, expiry, and ways back from a mistake. */
export class PlatformTable extends Construct implements Bindable<TableAccess> {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: string('pk'),
      sortKey: string('sk'),
      globalSecondaryIndexes: [
        {
          indexName: 'gsi1',
          partitionKey: string('gsi1pk'),
          sortKey: string('gsi1sk'),
          projectionType: ProjectionType.ALL,
        },
      ],
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage.pointInTimeRecovery },
      deletionProtection: stage.deletionProtection,
      removalPolicy: removalOf(stage),
    });
  }

  get name(): string {
    return this.table.tableName;
  }

  get streamArn(): string {
    return this.table.tableStreamArn!;
  }

  /** `read`: items and both orders. `write`: that, and every part of a transaction. Never a scan. */
  bindTo(fn: PlatformFunction, access: TableAccess): void {
    const { tableArn } = this.table;
    fn.setEnvironment({ TABLE_NAME: this.table.tableName });
    fn.allow(
      'ReadTable',
      ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
      [tableArn],
    );
    fn.allow('ReadIndex', ['dynamodb:Query'], [`${tableArn}/index/gsi1`]);
    if (access === 'write') {
      fn.allow(
        'WriteTable',
        ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'].map((it) => `dynamodb:${it}`),
        [tableArn],
      );
    }
  }

  allowStreamTo(fn: PlatformFunction): void {
    fn.allow(
      'ReadStream',
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      [this.streamArn],
    );
    fn.allow('ListStreams', ['dynamodb:ListStreams'], [`${this.table.tableArn}/stream/*`]);
  }
}
