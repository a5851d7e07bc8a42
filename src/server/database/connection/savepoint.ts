export const savepoint = {
  create: 'savepoint step',
  release: 'release savepoint step',
  rollBack: 'rollback to savepoint step',
} as const
