/** Community Mail Room, Postal Service Center, Unit (document 2, §3). */
export const unitTypes = ['CMR', 'PSC', 'Unit'] as const
export const militaryBranches = ['APO', 'DPO', 'FMO'] as const
export const militaryRegions = ['AE', 'AP', 'AA'] as const
