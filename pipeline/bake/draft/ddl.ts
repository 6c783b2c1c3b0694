import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

/**
 * Returns the statements that create a table and its indexes, from the one definition in `schemas/storage/tables.ts`.
 */
export function createStatements(table: SQLiteTable): string[] {
  const { name, columns, indexes, primaryKeys } = getTableConfig(table);
  const columnList = columns.map((column) => {
    const constraints = `${column.primary ? ' PRIMARY KEY' : ''}${column.notNull ? ' NOT NULL' : ''}`;
    return `${quote(column.name)} ${column.getSQLType()}${constraints}`;
  });
  const keys = primaryKeys.map((key) => `PRIMARY KEY (${key.columns.map((column) => quote(column.name)).join(', ')})`);
  return [
    `CREATE TABLE ${quote(name)} (${[...columnList, ...keys].join(', ')})`,
    ...indexes.map(({ config }) => {
      const on = config.columns.map((column) => {
        if (!('name' in column) || !column.name) throw new Error(`index ${config.name} of ${name} is on an expression`);
        return quote(column.name);
      });
      return `CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX ${quote(config.name)} ON ${quote(name)} (${on.join(', ')})`;
    }),
  ];
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
