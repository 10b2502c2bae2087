/** Finds style rules in a built script: tagged templates, and strings that are declarations or start a rule. */

/** @typedef {{ readonly type: string, readonly [key: string]: any }} Node */

const declarations = /^\s*[a-z][\w-]*:\s[^{}]*;\s*$/
const condition = /^@(?:media|supports|container)\b[^{}]*$/

/** @param {readonly Node[]} texts @returns {string[]} */
export function stylesIn(texts) {
  return texts.flatMap((node) => {
    const isTagged = node.type === 'TaggedTemplateExpression'
    const text =
      node.type === 'Literal' ? node['value'] : templateText(isTagged ? node['quasi'] : node)
    if (isTagged || declarations.test(text)) return [`x { ${text} }`]
    return condition.test(text) ? [`${text} {}`] : []
  })
}

/** An interpolation stands for a whole statement, a selector, or a value. @param {Node} template */
function templateText({ quasis }) {
  const parts = quasis.map((/** @type {Node} */ { value }) => value.cooked)
  return parts.reduce((/** @type {string} */ text, /** @type {string} */ part) => {
    const isAlone = /(?:^|[;{}])\s*$/.test(text) && /^[ \t]*(?:[\n;}]|$)/.test(part)
    return text + (isAlone ? '' : 'x') + part.replace(isAlone ? /^\s*;/ : /$^/, '')
  })
}
