/** Returns the rows and cells of the table below a heading of a Markdown text. The first row is the header row. */
export const readTable = (markdown: string, heading: string): string[][] => {
  const [, section = ''] = markdown.split(`## ${heading}\n`)
  return section
    .split(/\n## /, 1)
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}
