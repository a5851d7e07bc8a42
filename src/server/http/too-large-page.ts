import type { Language } from '../../contract/languages.ts'

const texts: Readonly<Record<Language, string>> = {
  en: 'Your browser sends more data than this site can accept. Please delete the cookies of this site and try again.',
  es: 'Su navegador envía más datos de los que este sitio puede aceptar. Elimine las cookies de este sitio e inténtelo de nuevo.',
  fr: 'Votre navigateur envoie plus de données que ce site ne peut en accepter. Supprimez les cookies de ce site, puis réessayez.',
  zh: '您的浏览器发送的数据超出了本网站可接受的范围。请删除本网站的 Cookie，然后重试。',
}

const paragraphs = Object.entries(texts).map(([language, text]) => `<p lang="${language}">${text}</p>`)

/**
 * The page for a request whose headers are too large. The server does not know the person's language, because it has
 * not read the headers.
 */
export const tooLargePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>431</title>${paragraphs.join('')}</html>`
