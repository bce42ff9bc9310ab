/** The shells that Baton writes a completion for. */
export const completionShells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof completionShells)[number];

/** The script for a shell. Where Baton has nothing to offer, the shell completes the names of files. */
export function completionScript(shell: Shell): string {
  return scripts[shell];
}

const scripts: Readonly<Record<Shell, string>> = {
  bash: `# Completion of baton for bash: eval "$(baton completion bash)"
_baton() {
  local IFS=$'\\n'
  COMPREPLY=($("\${COMP_WORDS[0]}" complete bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _baton baton git-baton
`,
  zsh: `#compdef baton git-baton
# Completion of baton for zsh: source <(baton completion zsh), after compinit
_baton() {
  local -a answers
  answers=("\${(@f)$("\${words[1]}" complete zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  answers=(\${answers:#})
  if (( \${#answers} )); then
    _describe baton answers
  else
    _files
  fi
}
if [[ "\${funcstack[1]}" == _baton ]]; then
  _baton "$@"
else
  compdef _baton baton git-baton
fi
`,
  fish: `# Completion of baton for fish: baton completion fish > ~/.config/fish/completions/baton.fish
function __baton_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -e words[1]
    set -l answers ($program complete fish -- $words (commandline -ct) 2>/dev/null)
    if test (count $answers) -gt 0
        printf '%s\\n' $answers
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c baton -f -a '(__baton_complete)'
complete -c git-baton -f -a '(__baton_complete)'
`,
};
