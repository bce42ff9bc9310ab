/** Where the skill of Baton is: all agent programs but Claude Code read this folder, and Baton checks it. */
export const skillPath = '.agents/skills/baton/SKILL.md';

/** Where Claude Code looks for it. */
export const claudeSkillPath = '.claude/skills/baton/SKILL.md';
