/**
 * What each shell runs at the Tab key: it hands the words up to the cursor to `vid __complete` and offers the lines that come
 * back; where nothing comes back it offers files. Nothing that was typed is evaluated.
 */

/** bash 3.2 (macOS) and later; bash breaks words at = and :, which `vid __complete bash` puts together again. */
const BASH = `# bash completion for vid
_vid_complete() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(command vid __complete bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *[=,] ]]; then
    compopt -o nospace 2>/dev/null
  fi
  return 0
}
complete -o default -F _vid_complete vid
`;

const ZSH = `#compdef vid
# zsh completion for vid
_vid() {
  local value about
  local -a found
  while IFS=$'\\t' read -r value about; do
    found+=("\${value//:/\\\\:}\${about:+:$about}")
  done < <(command vid __complete zsh -- "\${(@Q)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe -t values 'vid' found
  else
    _files
  fi
}
if [[ \${funcstack[1]-} == _vid ]]; then
  _vid "$@"
else
  (( \${+functions[compdef]} )) || { autoload -Uz compinit && compinit; }
  compdef _vid vid
fi
`;

const FISH = `# fish completion for vid
function __vid_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l found (command vid __complete fish -- $words[2..-1] 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c vid -f -a '(__vid_complete)'
`;

/** What stands for a word of which nothing is typed yet, where a shell can't hand on an empty one. */
export const EMPTY_WORD = '--vid-empty-word';

/** Windows PowerShell 5.1 and later. It hands no empty word to a program, so `EMPTY_WORD` stands for one. */
const POWERSHELL = `# PowerShell completion for vid
Register-ArgumentCompleter -Native -CommandName vid -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.EndOffset -le $cursorPosition } |
    ForEach-Object { if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text } })
  if ($wordToComplete -eq '') { $words += '${EMPTY_WORD}' }
  & vid __complete powershell -- @words 2>$null | ForEach-Object {
    $value, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $value }
    [System.Management.Automation.CompletionResult]::new($value, $value, 'ParameterValue', $about)
  }
}
`;

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

export const COMPLETION_SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: BASH,
  zsh: ZSH,
  fish: FISH,
  powershell: POWERSHELL,
};
