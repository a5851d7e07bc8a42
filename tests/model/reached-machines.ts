import { allMachines } from '../../machines/all-machines.ts'

/** If a change reaches only some flows, `npm test -- changed` and `npm run approve` name them. */
const named = process.env['FLOWS']?.split(',')

export const reachedMachines = allMachines.filter(({ slug }) => named?.includes(slug) ?? true)
