// Leaves texts for people alone: no test should pin the words of a message. A text is for people when it has a space
// between two of its words; codes, names, paths and headers have none.
const SPACE_BETWEEN_WORDS = /[\p{L}\d,.:;)}"'`] +[\p{L}\d({"'`]/u;

const textOf = (node) => {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('{}');
  return '';
};

/** Stryker's name for the list of what a module brings. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'words',
    value: { shouldIgnore: ({ node }) => (SPACE_BETWEEN_WORDS.test(textOf(node)) ? 'words for people' : undefined) },
  },
];
