import type { Diagnostic } from '../../core/diagnostic.ts';
import { countOf } from '../count.ts';
import { forXml, forXmlAttribute } from '../neutralise/xml.ts';
import { byPath } from './by-path.ts';
import type { Findings } from './findings.ts';
import { placeText } from './place.ts';

/**
 * Renders findings as a JUnit report: a suite for each file, a case for each finding. Only errors are failures, since
 * only they make lint fail; the others are reported as the output of cases that passed.
 */
export function renderJunit({ diagnostics, records }: Findings): string {
  const suites = [...byPath(diagnostics)].map(([path, found]) => suite(path, found));
  const tests = Math.max(1, diagnostics.length);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="baton lint" tests="${tests}" failures="${countOf(diagnostics, 'error')}" errors="0">`,
    ...(suites.length > 0 ? suites : [clean(records)]),
    '</testsuites>',
    '',
  ].join('\n');
}

/** Readers of reports take one without a case for a run that went wrong. */
function clean(records: number): string {
  return [
    '  <testsuite name="baton lint" tests="1" failures="0" errors="0">',
    `    <testcase name="records checked: ${records}" classname="baton lint"/>`,
    '  </testsuite>',
  ].join('\n');
}

function suite(path: string, diagnostics: readonly Diagnostic[]): string {
  const failures = countOf(diagnostics, 'error');
  return [
    `  <testsuite name="${forXmlAttribute(path)}" tests="${diagnostics.length}" failures="${failures}" errors="0">`,
    ...diagnostics.map(testCase),
    '  </testsuite>',
  ].join('\n');
}

function testCase(diagnostic: Diagnostic): string {
  const { at, message, rule, severity } = diagnostic;
  const place = placeText(at);
  const name = forXmlAttribute(place === '' ? rule : `${rule} ${place}`);
  const text = forXml(textOf(diagnostic));
  const inside =
    severity === 'error'
      ? `<failure message="${forXmlAttribute(message)}" type="${forXmlAttribute(rule)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase name="${name}" classname="${forXmlAttribute(at.path)}">${inside}</testcase>`;
}

function textOf({ at, docs, help, message, related, severity }: Diagnostic): string {
  const lines = [`${at.path}${at.span ? `:${placeText(at)}` : ''}`, `${severity}: ${message}`];
  for (const one of related) lines.push(`note: ${one.message} (${one.at.path} ${placeText(one.at)})`);
  if (help !== undefined) lines.push(`help: ${help}`);
  return [...lines, docs].join('\n');
}
