  # A branch must not choose what runs: folders of PATH in the work tree are moved to `inside`, and checked below.
  unset BATON_RUN BATON_STAGED CDPATH GIT_LITERAL_PATHSPECS GIT_GLOB_PATHSPECS GIT_NOGLOB_PATHSPECS GIT_ICASE_PATHSPECS
  cd -P . && here=$PWD inside=
  set_aside() {
    rest=$PATH: PATH=
    while [ "$rest" ]; do
      one=${rest%%:*} rest=${rest#*:}
      case $one in /*) ;; *) one=$here/$one ;; esac
      cd -P "$one" 2>/dev/null || continue
      case $PWD/ in "$1"/*) inside=$inside$PWD: ;; *) PATH=$PATH${PATH:+:}$one ;; esac
    done
    cd -P "$here" || exit
  }
  set_aside "$here"
