/** The statements that create a savepoint in a transaction, and that end it with or without a rollback. */
export const savepoint = {
  create: 'savepoint step',
  release: 'release savepoint step',
  rollBack: 'rollback to savepoint step',
} as const
