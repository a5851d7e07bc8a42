import { buildWhenNeeded } from '../../.ci/build.ts'

export default buildWhenNeeded
