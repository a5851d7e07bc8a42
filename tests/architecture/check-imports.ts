import { posix } from 'node:path'
import { readImports, type Import } from './read-imports.ts'
import { roomOf, type Room } from './rooms.ts'

const list = (names: readonly string[]) => (names.length > 0 ? names.join(', ') : 'nothing')

const describe = (room: Room) => {
  const typesOf = [...(room.typesOf ?? []), ...(room.typesOfPackages ?? [])]
  const types = typesOf.length > 0 ? `; types of ${list(typesOf)}` : ''
  return `${room.name} may import ${list([...room.rooms, ...room.packages])}${types}`
}

const packageOf = (specifier: string) => {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const isAllowed = (
  name: string,
  isType: boolean,
  allowed: readonly string[],
  types: readonly string[] = [],
) => allowed.includes(name) || (isType && types.includes(name))

const checkPackage = (room: Room, { from, isType }: Import) =>
  isAllowed(packageOf(from), isType, room.packages, room.typesOfPackages) ? undefined : from

const checkFile = (room: Room, file: string, { from, isType }: Import) => {
  const target = posix.join(posix.dirname(file), from.replace(/\?.*$/, ''))
  const entered = roomOf(target)
  if (entered && isAllowed(entered.name, isType, [room.name, ...room.rooms], room.typesOf)) return undefined
  return `${isType ? 'types of ' : ''}${target}`
}

/** What a source file imports against the table, one line each. */
export const checkImports = (file: string, text: string): string[] => {
  const room = roomOf(file)
  if (!room) return [`${file} belongs to no room: move it, or give it a row in tests/architecture/rooms.ts`]
  return readImports(file, text).flatMap((found) => {
    const wrong = found.from.startsWith('.') ? checkFile(room, file, found) : checkPackage(room, found)
    return wrong === undefined ? [] : [`${file} may not import ${wrong} (${describe(room)})`]
  })
}
