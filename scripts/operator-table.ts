import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createTable, type Table } from '#functions/data/table/table.ts';

/** The table for a command of an operator, by the credentials and the region of whoever runs it. */
export const openTable = (name: string): Table => createTable(name, new DynamoDBClient());

/**
 * The client for whole items as they are. Functions have a quicker one, which it refuses to work with (decision 0062).
 */
export const documentsOf = ({ client }: Table): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(client);
